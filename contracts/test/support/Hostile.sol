// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {VehicleEscrow} from "../../src/VehicleEscrow.sol";
import {VehicleTitle} from "../../src/VehicleTitle.sol";

/// @dev A party that is a contract, and is no ERC-721 receiver.
abstract contract ContractParty {
    VehicleEscrow internal immutable ESCROW;

    constructor(VehicleEscrow escrow) {
        ESCROW = escrow;
    }

    function sell(uint256 titleId, address buyer, uint96 price) external returns (uint256) {
        VehicleTitle titles = ESCROW.TITLES();
        titles.approve(address(ESCROW), titleId);
        return ESCROW.open(titleId, buyer, price);
    }

    function withdraw(address payable to) external {
        ESCROW.withdraw(to);
    }
}

/// @dev Calls the escrow back with everything it may do, while it is being paid.
contract ReentrantParty is ContractParty {
    bytes[] private _calls;
    uint256 public received;
    uint256 public succeeded;

    constructor(VehicleEscrow escrow) ContractParty(escrow) {}

    function plan(bytes calldata call) external {
        _calls.push(call);
    }

    receive() external payable {
        ++received;
        if (received > 5) return;
        for (uint256 i = 0; i < _calls.length; ++i) {
            (bool done,) = address(ESCROW).call(_calls[i]);
            if (done) ++succeeded;
        }
    }
}

/// @dev Takes no money.
contract RejectingParty is ContractParty {
    error NoThanks();

    constructor(VehicleEscrow escrow) ContractParty(escrow) {}

    receive() external payable {
        revert NoThanks();
    }
}
