// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {AccessControl} from "@openzeppelin/contracts/access/AccessControl.sol";
import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {ERC20Permit} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Permit.sol";

/// @title MILES, the reward token
/// @author Forecourt
/// @notice Given for acts that help others. It has no price, is not sold, and gives no share, interest or vote.
/// @dev Minted for an act only, once for each, with an amount that is fixed here, up to CAP. Rewarders name acts and
/// can mint nothing else; the admin only appoints rewarders. EIP-2612 permits approve by signature.
contract Miles is ERC20Permit, AccessControl {
    /// @notice The acts that earn MILES.
    enum Act {
        CompleteListing,
        PromptAnswer
    }

    /// @notice The role that rewards acts.
    bytes32 public constant REWARDER_ROLE = keccak256("REWARDER_ROLE");

    /// @notice The most MILES there can ever be.
    uint256 public constant CAP = 100_000_000e18;

    /// @notice What a listing with every field filled in earns.
    uint256 public constant COMPLETE_LISTING_REWARD = 100e18;

    /// @notice What a question answered in time earns.
    uint256 public constant PROMPT_ANSWER_REWARD = 10e18;

    /// @notice Whether an act was rewarded.
    mapping(Act act => mapping(bytes32 actHash => bool done)) public rewarded;

    /// @notice An act was rewarded.
    /// @param to Who did it.
    /// @param act What it was.
    /// @param actHash Which listing or question, as a salted hash.
    /// @param amount How many MILES, in units of 10^-18.
    event ActRewarded(address indexed to, Act indexed act, bytes32 indexed actHash, uint256 amount);

    /// @notice This act was rewarded before.
    /// @param act What it was.
    /// @param actHash Which listing or question.
    error AlreadyRewarded(Act act, bytes32 actHash);

    /// @notice The reward would exceed CAP.
    error CapReached();

    /// @notice Fixes who appoints rewarders, and the first of them.
    /// @param admin Appoints and dismisses rewarders.
    /// @param rewarder The first rewarder.
    constructor(address admin, address rewarder) ERC20("Miles", "MILES") ERC20Permit("Miles") {
        _grantRole(DEFAULT_ADMIN_ROLE, admin);
        _grantRole(REWARDER_ROLE, rewarder);
    }

    /// @notice Mints the reward of an act. For rewarders.
    /// @param to Who did it.
    /// @param act What it was.
    /// @param actHash Which listing or question: a hash of its id and of a secret salt.
    function reward(address to, Act act, bytes32 actHash) external onlyRole(REWARDER_ROLE) {
        if (rewarded[act][actHash]) revert AlreadyRewarded(act, actHash);
        uint256 amount = act == Act.CompleteListing ? COMPLETE_LISTING_REWARD : PROMPT_ANSWER_REWARD;
        if (totalSupply() + amount > CAP) revert CapReached();
        rewarded[act][actHash] = true;
        emit ActRewarded(to, act, actHash, amount);
        _mint(to, amount);
    }
}
