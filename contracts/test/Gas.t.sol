// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Miles} from "../src/Miles.sol";
import {Fixture} from "./support/Fixture.sol";
import {vm} from "./support/Vm.sol";

/// @dev Writes contracts/gas: what each act costs, as a transaction of its own.
contract GasTest is Fixture {
    function test_TitleIssue() public {
        _issue(SELLER, VEHICLE);
        _record("VehicleTitle", "issue");
    }

    function test_TitleApprove() public {
        uint256 titleId = _issue(SELLER, VEHICLE);
        vm.prank(SELLER);
        titles.approve(address(escrow), titleId);
        _record("VehicleTitle", "approve");
    }

    function test_Open() public {
        _open(SELLER, BUYER, VEHICLE);
        _record("VehicleEscrow", "open");
    }

    function test_Deposit() public {
        _deposit(_saleIn(State.Open));
        _record("VehicleEscrow", "deposit");
    }

    function test_Cancel() public {
        _saleIn(State.Cancelled);
        _record("VehicleEscrow", "cancel");
    }

    function test_Accept() public {
        _saleIn(State.Released);
        _record("VehicleEscrow", "accept");
    }

    function test_GiveUp() public {
        _saleIn(State.Refunded);
        _record("VehicleEscrow", "giveUp");
    }

    function test_Dispute() public {
        _saleIn(State.Disputed);
        _record("VehicleEscrow", "dispute");
    }

    function test_Claim() public {
        uint256 id = _saleIn(State.Deposited);
        vm.warp(START + 7 days + 1);
        vm.prank(SELLER);
        escrow.claim(id);
        _record("VehicleEscrow", "claim");
    }

    function test_Resolve() public {
        uint256 id = _saleIn(State.Disputed);
        vm.prank(ARBITER);
        escrow.resolve(id, true);
        _record("VehicleEscrow", "resolve");
    }

    function test_Reclaim() public {
        uint256 id = _saleIn(State.Disputed);
        vm.warp(START + 14 days + 1);
        vm.prank(BUYER);
        escrow.reclaim(id);
        _record("VehicleEscrow", "reclaim");
    }

    function test_Withdraw() public {
        _saleIn(State.Released);
        vm.deal(SELLER, 1);
        vm.prank(SELLER);
        escrow.withdraw(payable(SELLER));
        _record("VehicleEscrow", "withdraw");
    }

    function test_Reward() public {
        Miles miles = new Miles(ADMIN, REGISTRAR);
        vm.prank(REGISTRAR);
        miles.reward(SELLER, Miles.Act.CompleteListing, VEHICLE);
        _record("Miles", "reward");
    }

    function _record(string memory group, string memory act) private {
        vm.snapshotGasLastCall(group, act);
    }
}
